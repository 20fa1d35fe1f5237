import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import { getCustomer } from '~/domain/customers/find.server'
import { InvoiceConflict } from '~/domain/invoices/conflict'
import { changeDraft, readDraft } from '~/domain/invoices/drafts/change-draft.server'
import { draftInvoice } from '~/domain/invoices/drafts/draft.server'
import { type DraftValues, isSame } from '~/domain/invoices/drafts/draft-values'
import { listEarlierLines, listEarlierNotes } from '~/domain/invoices/drafts/earlier-lines.server'
import { findDraftedFor, startDraft } from '~/domain/invoices/drafts/new-draft.server'
import { listAdvances } from '~/domain/invoices/issuing/advances.server'
import type { OfficeScope } from '~/domain/kernel/scope'
import { listActiveMandates } from '~/domain/mandates/mandates.server'
import { readSettings } from '~/domain/tenants/settings.server'
import { house } from '~/house.server'
import type { invoiceDraftForm } from '~/kit/forms/draft-form'
import { suggestionOf } from '~/kit/forms/earlier-lines'
import { keyOfNew } from '~/kit/forms/key-of-new.server'
import { usualTaxOf } from '~/kit/forms/new-line'
import { asNewInvoice, worded } from '~/kit/forms/worded-draft'
import { paths } from '~/paths'

type Entered = z.output<typeof invoiceDraftForm>

/** @throws NotFound for another firm's customer; Response, once the form has made a draft */
export async function newDraftPage(request: Request, scope: OfficeScope, customerId: string) {
  const { id, name, kind } = await getCustomer(house.reader, scope, customerId)
  const isConsumer = kind === 'consumer'
  const find = (key: string) => findDraftedFor(house.reader, scope, key)
  const formKey = await keyOfNew(request, { find, pathOf: paths.invoiceDraft })
  const values = await startDraft(house.reader, scope, id)
  return { customer: { id, name }, isConsumer, values, formKey, ...(await besideOf(scope, id)) }
}

/** Undefined if it was issued. @throws NotFound */
export async function draftPage(scope: OfficeScope, invoiceId: string) {
  const draft = await readDraft(house.reader, scope, invoiceId).catch(ifIssued)
  if (!draft) return undefined
  const { id, customerId, revision, values } = draft
  const customer = await getCustomer(house.reader, scope, customerId)
  return {
    id,
    revision,
    values,
    customer: { id: customerId, name: customer.name },
    isConsumer: customer.kind === 'consumer',
    ...(await besideOf(scope, customerId, id)),
  }
}

/** Returns the id. A double click adds one draft. */
export async function addDraft(scope: OfficeScope, customerId: string, entered: Entered): Promise<string> {
  const { formKey } = entered
  const values = worded(entered.values)
  const earlier = formKey === '' ? undefined : await findDraftedFor(house.reader, scope, formKey)
  // Going back and entering something else adds a second draft.
  if (earlier === customerId && (await isDraftedSo(scope, formKey, values))) return formKey
  const { id } = await draftInvoice(
    house,
    scope,
    asNewInvoice(values, {
      id: formKey === '' || earlier !== undefined ? randomUUID() : formKey,
      customerId,
    }),
  )
  return id
}

async function isDraftedSo(scope: OfficeScope, id: string, values: DraftValues): Promise<boolean> {
  const draft = await readDraft(house.reader, scope, id).catch(ifIssued)
  return draft !== undefined && isSame(draft.values, values)
}

export function saveDraft(
  scope: OfficeScope,
  invoiceId: string,
  { values, revision }: Entered,
): Promise<void> {
  return changeDraft(house, scope, invoiceId, { ...worded(values), revision })
}

function ifIssued(error: unknown): undefined {
  if (!(error instanceof InvoiceConflict)) throw error
}

async function besideOf(scope: OfficeScope, customerId: string, draftId?: string) {
  const advances = await listAdvances(house.reader, scope, customerId, draftId)
  return {
    usualTax: usualTaxOf(await readSettings(house.reader, scope)),
    mandates: await mandatesOf(scope, customerId),
    suggestions: (await listEarlierLines(house.reader, scope)).map(suggestionOf),
    advances: advances.map(({ id, number, issuedOn, cents, openCents }) => ({
      id,
      number,
      issuedOn,
      cents,
      openCents,
    })),
    notes: await listEarlierNotes(house.reader, scope, customerId),
  }
}

async function mandatesOf(scope: OfficeScope, customerId: string) {
  const mandates = await listActiveMandates(house.reader, scope, customerId)
  return mandates.map(({ id, reference, ibanMasked }) => ({ id, reference, ibanMasked }))
}
