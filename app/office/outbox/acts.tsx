import { useHref, useTexts } from '~/kit/language'
import { paths } from '~/paths'
import { ActButton } from './act-button'
import type { ShownMail } from './page.server'

export function MailActs({ mail }: { mail: ShownMail }) {
  const texts = useTexts().outbox
  const { id, status, may } = mail
  if (!mail.isLinkEnded && !Object.values(may).some(Boolean)) return null
  const label = mail.isLinkEnded ? texts.resendWithLink : status === 'queued' ? texts.sendNow : texts.resend
  return (
    <div className="stack screen-only">
      <LinkEnded mail={mail} />
      {may.send || may.markBounced || may.settle ? (
        <div className="actions">
          {may.send ? (
            <ActButton action={paths.mailResend(id)} label={label} seen={mail.statusChangedAt} />
          ) : null}
          {may.markBounced ? (
            <ActButton action={paths.mailBounce(id)} label={texts.markBounced} isQuiet />
          ) : null}
          {may.settle ? <ActButton action={paths.mailSettlement(id)} label={texts.settle} isQuiet /> : null}
        </div>
      ) : null}
      {may.download ? <Download mail={mail} /> : null}
      {may.withdraw ? (
        <div className="stack-tight">
          <ActButton action={paths.mailWithdrawal(id)} label={texts.withdraw} isQuiet />
          <p className="soft small">{texts.withdrawHint}</p>
        </div>
      ) : null}
    </div>
  )
}

function LinkEnded({ mail }: { mail: ShownMail }) {
  const texts = useTexts().outbox
  if (!mail.isLinkEnded) return null
  if (mail.isAboutAccount) return <p>{texts.accountLinkEnded}</p>
  return <p>{mail.may.send ? texts.linkEnded : texts.linkEndedOnly}</p>
}

function Download({ mail: { id, hasLink } }: { mail: ShownMail }) {
  const texts = useTexts().outbox
  const href = useHref()
  return (
    <div>
      {/* No `download`: where the link has ended meanwhile, a page answers. */}
      <a className="target" href={href(paths.mailFile(id))}>
        {texts.download}
      </a>
      <p className="soft small">{hasLink ? texts.downloadHint : texts.downloadPlainHint}</p>
    </div>
  )
}
