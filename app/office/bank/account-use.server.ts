import type { OfficeVisitor } from '~/auth/access'
import { needsFreshFactor } from '~/auth/fresh-factor.server'
import { lookTwice } from '~/auth/second-look.server'
import { getBankAccount, listAccounts } from '~/domain/bank/accounts.server'
import { BankConflict } from '~/domain/bank/conflict'
import { readPayee } from '~/domain/tenants/contact.server'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import type { SavedKey } from '~/i18n/texts'
import { carryOutForm } from '~/kit/forms/office-form.server'
import { SECOND_LOOK_FIELD } from '~/kit/forms/second-look'
import { paths } from '~/paths'
import { accountUseForm } from './forms'

export type AccountUse = 'invoices' | 'debits'

/** The account that is used now beside the one that would be. @throws NotFound */
export async function accountUseData({ scope, user }: OfficeVisitor, accountId: string, use: AccountUse) {
  const account = await getBankAccount(house.reader, scope, accountId)
  const accounts = await listAccounts(house.reader, scope)
  const isUsed = use === 'invoices' ? 'isOnInvoices' : 'isCollecting'
  const { name: holder } = await readPayee(house.reader, scope.tenantId)
  return {
    account,
    holder,
    before: accounts.find((one) => one[isUsed]) ?? { iban: null, bankName: null },
    asksForCode: await needsFreshFactor({ scope, user }, 'account'),
  }
}

interface Use extends OfficeVisitor {
  request: Request
  accountId: string
  savedAs: SavedKey<'bank'>
}

/** @throws NotFound */
export async function carryOutUse(
  { request, scope, user, accountId, savedAs }: Use,
  change: () => Promise<void>,
) {
  const { iban } = await getBankAccount(house.reader, scope, accountId)
  return carryOutForm(
    { request, schema: accountUseForm, conflict: { of: BankConflict, at: 'form' } },
    async (values) => {
      const { [SECOND_LOOK_FIELD]: confirmed, code } = values
      const refused = await lookTwice({ scope, user }, { iban, confirmed, code })
      if (refused) return refused
      await change()
      return saved<'bank'>(request, paths.bankAccount(accountId), savedAs)
    },
  )
}
