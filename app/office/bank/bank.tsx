import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { listAccounts } from '~/domain/bank/accounts.server'
import { countOpenItems, countProposedItems } from '~/domain/bank/list.server'
import { readStatements } from '~/domain/bank/statements.server'
import { may } from '~/domain/kernel/rights'
import { house } from '~/house.server'
import { BankPage } from './bank-page'
import { readStatementsQuery } from './query'

export const handle = {
  access: 'see_invoices',
  title: (texts) => texts.bank.title,
} satisfies RouteHandle

export async function loader({ request, scope }: Args<typeof handle>) {
  const { page, gaps } = await readStatements(house.reader, scope, readStatementsQuery(request).place)
  return {
    accounts: await listAccounts(house.reader, scope),
    statements: page,
    gaps,
    counts: {
      open: await countOpenItems(house.reader, scope),
      proposed: await countProposedItems(house.reader, scope),
    },
    mayKeep: may(scope.role, 'keep_invoices'),
  }
}

export default function Bank() {
  return <BankPage {...useLoaderData<typeof loader>()} />
}
