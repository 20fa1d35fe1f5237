import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { maskIban } from '~/domain/values/iban'
import { FilePage } from './file-page'
import { getVisibleFile } from './payments.server'

export const handle = {
  access: 'see_pay',
  title: (texts) => texts.payrollPayments.file.title,
} satisfies RouteHandle

export async function loader({ scope, user, params }: Args<typeof handle, 'paymentFileId'>) {
  const {
    content,
    cameBack,
    sha256: _,
    ...file
  } = await getVisibleFile({ scope, user }, params.paymentFileId)
  return {
    ...file,
    account: content.debtor.iban,
    payments: content.payments.map(({ id, cents, recipient, iban, purpose, endToEndId }) => ({
      ...{ id, cents, recipient, purpose, endToEndId },
      cameBackCents: cameBack.get(endToEndId) ?? 0,
      ibanMasked: iban === '' ? '' : maskIban(iban),
    })),
  }
}

export default function PaymentFile() {
  return <FilePage {...useLoaderData<typeof loader>()} />
}
