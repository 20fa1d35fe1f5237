import { formatMoment } from '~/i18n/format'
import type { ShownMail } from '~/pages/mail-page.server'
import { paths } from '~/paths'
import { Facts } from '../facts'
import { useHref, useLanguage, useTexts } from '../language'
import { SavedBanner } from '../saved'
import { MailActs } from './mail-acts'
import { MailFrame } from './mail-frame'
import { answerText, MailStatusMark, mailName } from './mail-words'

interface Props {
  mail: ShownMail
}

export function MailPageView({ mail }: Props) {
  const texts = useTexts().outbox
  const href = useHref()
  return (
    <>
      <SavedBanner saved={texts.saved} />
      <p>
        <a className="target" href={href(paths.outbox())}>
          {texts.backToList}
        </a>
      </p>
      <h1>{mailName(mail.kind, mail.purpose, texts)}</h1>
      <MailState mail={mail} />
      <MailActs mail={mail} />
      <Preview mail={mail} />
    </>
  )
}

function MailState({ mail }: { mail: ShownMail }) {
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
          { label: texts.recipient, value: mail.recipient },
          { label: texts.sender, value: mail.sender },
          { label: texts.replyTo, value: mail.replyTo },
          { label: texts.createdAt, value: formatMoment(mail.createdAt, language) },
          { label: texts.sentAt, value: mail.sentAt && formatMoment(mail.sentAt, language) },
          { label: texts.attempts, value: mail.attempts > 0 ? mail.attempts : null },
          { label: texts.nextAttempt, value: isRetried ? formatMoment(mail.nextAttemptAt, language) : null },
          { label: texts.lastAnswer, value: mail.lastAnswer && answerText(mail.lastAnswer, texts) },
          { label: texts.fingerprint, value: mail.sha256 },
        ]}
      />
    </section>
  )
}

function Preview({ mail }: { mail: ShownMail }) {
  const texts = useTexts().outbox
  return (
    <section className="stack" aria-labelledby="vorschau">
      <h2 id="vorschau">{texts.preview}</h2>
      {mail.hasLink ? <p className="soft">{texts.linkHidden}</p> : null}
      <p>
        {texts.subject}: <strong lang={mail.language}>{mail.subject}</strong>
      </p>
      <h3>{texts.asText}</h3>
      <pre className="mail-text" lang={mail.language}>
        {mail.text}
      </pre>
      <h3>{texts.asHtml}</h3>
      <MailFrame path={paths.mailPreview(mail.id)} title={texts.preview} />
    </section>
  )
}
