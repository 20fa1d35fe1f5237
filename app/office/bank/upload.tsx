import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { getAccount } from '~/domain/bank/accounts.server'
import { BankConflict } from '~/domain/bank/conflict'
import { keepFile } from '~/domain/bank/keep.server'
import { matchItems } from '~/domain/bank/matching/run.server'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { carryOutUpload } from '~/kit/forms/upload.server'
import { BANK_ACCOUNT_PARAMETER, paths } from '~/paths'
import { readBankFile } from './read-file.server'
import { UploadPage } from './upload-page'

export const handle = {
  access: 'keep_invoices',
  title: (texts) => texts.bank.upload.title,
  // 25 MB plus the form around the file.
  bodyLimit: 25 * 1024 * 1024 + 8192,
} satisfies RouteHandle

export async function loader({ request, scope }: Args<typeof handle>) {
  const id = accountIn(request)
  return { account: id === undefined ? null : await getAccount(house.reader, scope, id) }
}

/** Keeps what the bank says, then books what is certain. Interrupted between the two, the next file books it, or the same again. */
export function action({ request, scope }: Args<typeof handle>) {
  const faults = { missing: 'bank_file_missing', tooLarge: 'bank_file_too_large' } as const
  return carryOutUpload({ request, scope, conflict: BankConflict, faults }, async (bytes) => {
    const file = await readBankFile(bytes, scope.tenantId)
    if (!('statements' in file)) throw new BankConflict('bank_file_unknown_layout')
    try {
      await keepFile(house, scope, { bytes, statements: file.statements, accountId: accountIn(request) })
    } catch (error) {
      if (error instanceof BankConflict && error.code === 'bank_file_known') await matchItems(house, scope)
      throw error
    }
    await matchItems(house, scope)
    return saved<'bank'>(request, paths.bank(), 'ausgelesen')
  })
}

function accountIn(request: Request): string | undefined {
  return new URL(request.url).searchParams.get(BANK_ACCOUNT_PARAMETER) ?? undefined
}

export default function Upload() {
  return <UploadPage {...useLoaderData<typeof loader>()} />
}
