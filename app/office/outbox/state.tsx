import { formatMoment } from '~/i18n/format'
import { Facts } from '~/kit/facts'
import { Help } from '~/kit/help'
import { useHref, useLanguage, useTexts } from '~/kit/language'
import { MailAddress } from '~/kit/mail-address'
import { Remark } from '~/kit/remark'
import { paths } from '~/paths'
import { troubleOf } from './acts'
import type { ShownMail } from './page.server'
import { answerText } from './words'

const PAGES = { customer: paths.customer, contact: paths.contact, employee: paths.employee } as const

/** In sentences: what became of the mail, why, and what helps. */
export function MailState({ mail }: { mail: ShownMail }) {
  const texts = useTexts().outbox
  const trouble = troubleOf(mail)
  const why = trouble !== null && mail.status === 'failed' ? texts.why[trouble] : null
  return (
    <div className="stack-tight">
      <p>
        {why} {texts.statuses[mail.status].sentence}
      </p>
      {mail.newAddress !== null && mail.may.send ? (
        <p>{texts.newAddress(mail.recipient, mail.newAddress)}</p>
      ) : null}
      {mail.hasNoAddress && mail.person && !mail.isSettled ? (
        <p>{texts.noAddress(mail.person.name)}</p>
      ) : null}
      <LinkEnded mail={mail} />
      {mail.may.download ? (
        <p className="soft small screen-only">
          {mail.hasLink ? texts.downloadHint : texts.downloadPlainHint}
        </p>
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

export function MailFacts({ mail }: { mail: ShownMail }) {
  const texts = useTexts().outbox
  const language = useLanguage()
  const isRetried = mail.status === 'queued' && mail.attempts > 0
  return (
    <>
      <Facts
        isStrip
        facts={[
          { label: texts.recipient, value: <Recipient mail={mail} /> },
          { label: texts.createdAt, value: formatMoment(mail.createdAt, language) },
          { label: texts.sentAt, value: mail.sentAt && formatMoment(mail.sentAt, language) },
          { label: texts.attempts, value: mail.attempts > 0 ? mail.attempts : null },
          { label: texts.nextAttempt, value: isRetried ? formatMoment(mail.nextAttemptAt, language) : null },
          { label: texts.sender, value: mail.sender },
          { label: texts.replyTo, value: mail.replyTo },
        ]}
      />
      {mail.lastAnswer || mail.sha256 ? (
        <Help summary={texts.technical}>
          <Facts
            facts={[
              { label: texts.lastAnswer, value: mail.lastAnswer && answerText(mail.lastAnswer, texts) },
              { label: texts.fingerprint, value: mail.sha256 },
            ]}
          />
        </Help>
      ) : null}
    </>
  )
}

function Recipient({ mail: { person, recipient } }: { mail: ShownMail }) {
  const href = useHref()
  if (!person) return <MailAddress address={recipient} />
  return (
    <>
      <a href={href(PAGES[person.kind](person.id))}>{person.name}</a>
      <Remark>
        <MailAddress address={recipient} />
      </Remark>
    </>
  )
}
