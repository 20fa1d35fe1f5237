import { mailName } from '~/i18n/mail-name'
import { useTexts } from '~/kit/language'
import { BackLink } from '~/kit/records/back-link'
import { SavedBanner } from '~/kit/saved'
import { paths } from '~/paths'
import { MailActs } from './acts'
import { MailFrame } from './frame'
import type { ShownMail } from './page.server'
import { MailState } from './state'

interface Props {
  mail: ShownMail
}

export function MailPageView({ mail }: Props) {
  const texts = useTexts().outbox
  return (
    <>
      <SavedBanner saved={texts.saved} />
      <BackLink to={paths.outbox()} label={texts.backToList} />
      <h1>{mailName(mail.kind, mail.purpose, texts)}</h1>
      <MailState mail={mail} />
      <MailActs mail={mail} />
      <Preview mail={mail} />
    </>
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
