import { formatMoment } from '~/i18n/format'
import { Facts } from '~/kit/facts'
import { Help } from '~/kit/help'
import { useLanguage, useTexts } from '~/kit/language'
import { MailAddress } from '~/kit/mail-address'
import type { ShownMail } from './page.server'
import { answerText, MailStatusMark } from './words'

export function MailState({ mail }: { mail: ShownMail }) {
  const texts = useTexts().outbox
  const language = useLanguage()
  const isRetried = mail.status === 'queued' && mail.attempts > 0
  return (
    <section className="sheet stack">
      <p>
        <MailStatusMark status={mail.status} />
        {mail.isSettled ? ` (${texts.settled})` : null}
      </p>
      <p>{texts.statuses[mail.status].sentence}</p>
      <Facts
        facts={[
          { label: texts.recipient, value: <MailAddress address={mail.recipient} /> },
          { label: texts.sender, value: mail.sender },
          { label: texts.replyTo, value: mail.replyTo },
          { label: texts.createdAt, value: formatMoment(mail.createdAt, language) },
          { label: texts.sentAt, value: mail.sentAt && formatMoment(mail.sentAt, language) },
          { label: texts.attempts, value: mail.attempts > 0 ? mail.attempts : null },
          { label: texts.nextAttempt, value: isRetried ? formatMoment(mail.nextAttemptAt, language) : null },
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
    </section>
  )
}
