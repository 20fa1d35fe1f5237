import { type WhyUndelivered, whyUndelivered } from '~/domain/outbox/why-undelivered'
import { SEEN_FIELD } from '~/kit/forms/form-fields'
import { useTexts } from '~/kit/language'
import type { Act, Acts } from '~/kit/records/acts'
import { paths } from '~/paths'
import type { ShownMail } from './page.server'

const DETAILS = {
  customer: paths.customerDetails,
  contact: paths.contactDetails,
  employee: paths.employeeDetails,
} as const

/** Why the mail did not arrive; null where it did, or may have. */
export function troubleOf({ status, lastAnswer }: ShownMail): WhyUndelivered | null {
  if (status === 'bounced') return 'no_mailbox'
  return status === 'failed' && lastAnswer !== 'withdrawn' ? whyUndelivered(lastAnswer) : null
}

/** What may be done with a mail: first what lets it arrive, never the same attempt that has just failed. */
export function useMailActs(mail: ShownMail): { next: Act | null; others: Acts } {
  const texts = useTexts().outbox
  const { id, may } = mail
  const mended = useMended(mail)
  const resendLabel = useResendLabel(mail)
  const resend = may.send && {
    label: resendLabel,
    action: paths.mailResend(id),
    fields: { [SEEN_FIELD]: mail.statusChangedAt },
  }
  const trouble = troubleOf(mail)
  const mayArrive =
    !mail.hasNoAddress && (mail.newAddress !== null || mail.isLinkEnded || mail.status === 'queued')
  const isWorthATry = mayArrive || trouble === 'unknown'
  const next = (!mayArrive && !mail.isSettled && mended) || (isWorthATry && !mail.isSettled && resend) || null
  return {
    next,
    others: [
      next !== resend && resend,
      may.download && { label: texts.download, to: paths.mailFile(id) },
      may.settle && { label: texts.settle, action: paths.mailSettlement(id) },
      may.markBounced && { label: texts.markBounced, action: paths.mailBounce(id) },
      may.withdraw && {
        label: texts.withdraw,
        action: paths.mailWithdrawal(id),
        confirm: texts.withdrawHint,
        isEnd: true,
      },
    ],
  }
}

function useResendLabel({ newAddress, isLinkEnded, status }: ShownMail): string {
  const texts = useTexts().outbox
  if (newAddress !== null) return texts.resendTo(newAddress)
  if (isLinkEnded) return texts.resendWithLink
  return status === 'queued' ? texts.sendNow : texts.resend
}

/** Where what stopped the mail is put right, for a role that may. */
function useMended(mail: ShownMail): Act | null {
  const { mend } = useTexts().outbox
  const trouble = troubleOf(mail)
  const { person, hasNoAddress } = mail
  if ((trouble === 'no_mailbox' || hasNoAddress) && person && mail.mayMend) {
    const label = hasNoAddress ? mend.noAddress(person.name) : mend.address(person.name)
    return { label, to: `${DETAILS[person.kind](person.id)}#email` }
  }
  if ((trouble === 'sender' || trouble === 'refused') && mail.senderPage)
    return { label: mend.sender, to: mail.senderPage }
  return null
}
