import { mailName } from '~/i18n/mail-name'
import { useTexts } from '~/kit/language'
import { PageHead } from '~/kit/records/page-head'
import { SavedBanner } from '~/kit/saved'
import { paths } from '~/paths'
import { useMailActs } from './acts'
import { MailFrame } from './frame'
import type { ShownMail } from './page.server'
import { MailFacts, MailState } from './state'
import { MailStatusMark } from './words'

interface Props {
  mail: ShownMail
}

export function MailPageView({ mail }: Props) {
  const texts = useTexts().outbox
  return (
    <>
      <SavedBanner saved={texts.saved} />
      <PageHead
        back={{ to: paths.outbox(), label: texts.backToList }}
        title={mailName(mail.kind, mail.purpose, texts)}
        status={
          <>
            <MailStatusMark status={mail.status} />
            {mail.isSettled ? ` (${texts.settled})` : null}
          </>
        }
        {...useMailActs(mail)}
      />
      <MailState mail={mail} />
      <MailFacts mail={mail} />
      <Preview mail={mail} />
    </>
  )
}

function Preview({ mail }: { mail: ShownMail }) {
  const texts = useTexts().outbox
  return (
    <section className="stack-tight" aria-labelledby="vorschau">
      <h2 id="vorschau">{texts.preview}</h2>
      {mail.hasLink ? <p className="soft">{texts.linkHidden}</p> : null}
      <p>
        {texts.subject}: <strong lang={mail.language}>{mail.subject}</strong>
      </p>
      <div className="columns">
        <div className="stack-tight">
          <h3>{texts.asHtml}</h3>
          <MailFrame path={paths.mailPreview(mail.id)} title={texts.preview} />
        </div>
        <div className="stack-tight">
          <h3>{texts.asText}</h3>
          <pre className="sheet mail-text" lang={mail.language}>
            {mail.text}
          </pre>
        </div>
      </div>
    </section>
  )
}
