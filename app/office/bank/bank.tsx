import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { listAccounts } from '~/domain/bank/accounts.server'
import { countOpenItems } from '~/domain/bank/list.server'
import { gapsIn, listStatements } from '~/domain/bank/statements.server'
import { may } from '~/domain/kernel/rights'
import { house } from '~/house.server'
import { BankPage } from './bank-page'

export const handle = {
  access: 'see_invoices',
  title: (texts) => texts.bank.title,
} satisfies RouteHandle

export async function loader({ scope }: Args<typeof handle>) {
  const statements = await listStatements(house.reader, scope)
  return {
    accounts: await listAccounts(house.reader, scope),
    statements,
    gaps: gapsIn(statements),
    counts: await countOpenItems(house.reader, scope),
    mayKeep: may(scope.role, 'keep_invoices'),
  }
}

export default function Bank() {
  return <BankPage {...useLoaderData<typeof loader>()} />
}
