import { randomUUID } from 'node:crypto'
import { resolve } from 'node:path'
import { demoEnvironment } from '~/commands/demo/secrets'
import { config } from '~/config.server'
import { renderInvoice, renderPayslip } from '~/documents/renderers.server'
import { createContract } from '~/domain/contracts/contracts.server'
import { createCustomer, type NewCustomer } from '~/domain/customers/customers.server'
import type { Render } from '~/domain/documents/render'
import { createEmployee } from '~/domain/employees/employees.server'
import { draftInvoice, type NewInvoice } from '~/domain/invoices/drafts/draft.server'
import { issueInvoice } from '~/domain/invoices/issuing/issue.server'
import type { InvoiceView } from '~/domain/invoices/issuing/view'
import { Busy } from '~/domain/kernel/errors'
import type { Scope } from '~/domain/kernel/scope'
import { writing } from '~/domain/kernel/writing.server'
import { createLink, tokenOf } from '~/domain/links/links.server'
import type { LinkSubject } from '~/domain/links/subject'
import { paths } from '~/paths'
import { databaseFile } from '~db/open'
import type { LinkPurpose } from '~db/schema'
import { createMandate } from '../factories/mandates'
import { publishPayslip } from '../factories/payslips'
import { demoDataDir, readDemo } from './demo'
import { openTestHouse } from './test-house'

const renderers = { invoice: renderInvoice, payslip: renderPayslip }
const DAY_MS = 86_400_000
const PATHS = {
  rechnung: paths.invoice,
  portal: paths.portal,
  'mitarbeiter-portal': paths.employeePortal,
} as const satisfies Record<LinkPurpose, (token: string) => string>

export type Firm = ReturnType<typeof openFirm>

/**
 * The demo's firm, on the database of the running service: each test makes its own customers and links through
 * the verbs of the office, so that tests neither wait for nor disturb each other.
 */
export function openFirm() {
  Object.assign(process.env, demoEnvironment(resolve(demoDataDir())))
  const house = { ...openTestHouse(databaseFile(config().dataDir)), renderers }
  const { db, keyring, vault } = house
  const tenantId = readDemo().mandant_id

  function scope(daysAgo = 0): Scope {
    const at = new Date(Date.now() - daysAgo * DAY_MS).toISOString()
    return { tenantId, actor: 'system', at, today: at.slice(0, 10) }
  }

  /** Path of a link of its own; with negative days, one that ended that long ago. */
  async function link(purpose: LinkPurpose, subjectId: string, days = 30): Promise<string> {
    const subject: LinkSubject = { purpose, subjectId }
    const choice = days > 0 ? { ...subject, days } : { ...subject, days: 1 }
    const at = scope(days > 0 ? 0 : 1 - days)
    const row = await writing(house, at, (trx) => createLink(trx, keyring, at, choice))
    return PATHS[purpose](await tokenOf(keyring, row))
  }

  async function customer(changes: Partial<NewCustomer> = {}): Promise<string> {
    const { id } = await createCustomer(house, scope(), {
      kind: 'business',
      name: 'Buchhandlung Ahoi',
      street: 'Holtenauer Straße 8',
      postal_code: '24105',
      city: 'Kiel',
      country: 'DE',
      email: `ahoi-${randomUUID()}@kunde.example`,
      ...changes,
    })
    return id
  }

  async function mandate(customerId: string, iban: string): Promise<string> {
    const { id } = await createMandate(house, scope(), {
      customerId,
      holder: 'Buchhandlung Ahoi',
      iban,
      signedOn: '2026-01-15',
    })
    return id
  }

  async function draft(customerId: string, changes: Partial<NewInvoice> = {}): Promise<string> {
    const { id } = await draftInvoice(house, scope(), {
      customerId,
      serviceFrom: '2026-10-01',
      serviceTo: '2026-10-31',
      lines: [cleaning],
      ...changes,
    })
    return id
  }

  /** An issued invoice of 119,00 €. */
  async function invoice(
    customerId: string,
    render: Render<InvoiceView> = renderInvoice,
    changes: Partial<NewInvoice> = {},
  ) {
    const id = await draft(customerId, changes)
    const number = await issue(id, render)
    return { id, number, path: await link('rechnung', id) }
  }

  /** Retries if another worker has just taken the number, as numbers have no gaps. */
  async function issue(id: string, render: Render<InvoiceView>): Promise<string> {
    try {
      return (await issueInvoice({ ...house, renderers: { ...renderers, invoice: render } }, scope(), id))
        .number
    } catch (error) {
      if (error instanceof Busy) return issue(id, render)
      throw error
    }
  }

  async function contract(customerId: string): Promise<string> {
    const { number } = await createContract(house, scope(), {
      customer_id: customerId,
      title: 'Unterhaltsreinigung Laden',
      starts_on: '2026-01-01',
      notice_months: 3,
      interval_months: 1,
      lines: [cleaning],
    })
    return number
  }

  async function employee(months: readonly string[]): Promise<string> {
    const { id } = await createEmployee(house, scope(), {
      first_name: 'Merle',
      last_name: 'Thießen',
      street: 'Am Kanal 3',
      postal_code: '24106',
      city: 'Kiel',
      employment_type: 'part_time',
      entry_on: '2025-01-01',
    })
    for (const month of months) {
      const lines = [earning(200_000 + Number(month.slice(-2)))]
      await publishPayslip(house, scope(), { employeeId: id, month, lines })
    }
    return id
  }

  return { house, db, vault, scope, link, customer, mandate, draft, invoice, contract, employee }
}

const cleaning = {
  description: 'Unterhaltsreinigung',
  quantity: '4',
  unit: 'HUR',
  unitPrice: '25',
  taxCategory: 'S',
  taxRate: '19',
} as const

function earning(amountCents: number) {
  const blank = { quantity: null, rate: null, baseCents: null }
  return { kind: 'earning', code: 'salary', label: 'Gehalt', amountCents, ...blank } as const
}
