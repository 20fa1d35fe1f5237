import { randomUUID } from 'node:crypto'
import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { readCreditor } from '~/domain/debits/creditor.server'
import { listDueDebits } from '~/domain/debits/due.server'
import { readRunList } from '~/domain/debits/runs.server'
import { listUnannounced } from '~/domain/debits/unannounced.server'
import { may } from '~/domain/kernel/rights'
import { house } from '~/house.server'
import { paths } from '~/paths'
import { DebitsPage } from './debits-page'
import { readDebitsQuery } from './query'

export const handle = { access: 'see_invoices', title: (texts) => texts.debits.title } satisfies RouteHandle

export async function loader({ request, scope }: Args<typeof handle>) {
  const { due, blocked, running } = await listDueDebits(house.reader, scope)
  const { creditor, missing } = await readCreditor(house.reader, scope)
  const unannounced = await listUnannounced(house.reader, scope, { creditor, debits: due })
  return {
    due: due.map(({ mandateId: _, signedOn: __, language: ___, address: ____, mailTo: _____, ...shown }) => ({
      ...shown,
      unannounced: unannounced.get(shown.invoiceId) ?? null,
    })),
    blocked,
    running,
    missing,
    runs: await readRunList(house.reader, scope, readDebitsQuery(request).place),
    firm: may(scope.role, 'manage_firm') ? paths.tenantBank(scope.tenantId) : null,
    mayKeep: may(scope.role, 'keep_invoices'),
    today: scope.today,
    formKey: randomUUID(),
  }
}

export default function Debits() {
  return <DebitsPage {...useLoaderData<typeof loader>()} />
}
