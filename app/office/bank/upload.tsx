import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { getAccount } from '~/domain/bank/accounts.server'
import { BankConflict } from '~/domain/bank/conflict'
import { readOwnLayouts } from '~/domain/bank/formats/csv/own-layouts.server'
import { keepUnread } from '~/domain/bank/unread.server'
import { house } from '~/house.server'
import { saved, seeOther } from '~/http/redirect.server'
import { carryOutUpload } from '~/kit/forms/upload.server'
import { paths } from '~/paths'
import { accountIn, confirmedNumberIn } from './query'
import { readBankFile } from './read-file.server'
import { takeIn } from './take-in.server'
import { UploadPage } from './upload-page'

export const handle = {
  access: 'keep_invoices',
  title: (texts) => texts.bank.upload.title,
  // 25 MB plus the form around the file.
  bodyLimit: 25 * 1024 * 1024 + 8192,
} satisfies RouteHandle

export async function loader({ request, scope }: Args<typeof handle>) {
  const id = accountIn(request)
  const account = id === undefined ? null : await getAccount(house.reader, scope, id)
  return { account: account?.isClosed ? null : account }
}

/** Takes a statement in; of a CSV that we do not know, a person says first what its columns are. */
export function action({ request, scope }: Args<typeof handle>) {
  const faults = { missing: 'bank_file_missing', tooLarge: 'bank_file_too_large' } as const
  return carryOutUpload({ request, scope, conflict: BankConflict, faults }, async (bytes) => {
    const accountId = accountIn(request)
    const layouts = await readOwnLayouts(house.reader, scope, accountId)
    const file = await readBankFile(bytes, scope.tenantId, layouts)
    const confirmedNumber = confirmedNumberIn(request)
    if (!('statements' in file)) {
      const id = await keepUnread(house, scope, bytes)
      return seeOther(request, paths.bankColumns(id, accountId, confirmedNumber))
    }
    await takeIn(scope, { bytes, statements: file.statements, accountId, confirmedNumber })
    return saved<'bank'>(request, paths.bank(), 'ausgelesen')
  })
}

export default function Upload() {
  return <UploadPage {...useLoaderData<typeof loader>()} />
}
