import { paths } from '~/paths'
import { ErrorSummary } from '../error-summary'
import { useHref, useTexts } from '../language'
import { OfficeForm } from '../office-form'
import { useRefusal } from '../refusal'
import { SavedBanner } from '../saved'
import { CodeField } from './code-field'

interface Props {
  email: string
  /** New codes, shown only this once. */
  codes: string[] | null
}

export function RecoveryCodesPage({ email, codes }: Props) {
  const texts = useTexts().secondFactor
  return (
    <>
      <ErrorSummary faults={useRefusal().faults} />
      {codes ? <SavedBanner saved={texts.saved} /> : null}
      <h1>{texts.codesTitle}</h1>
      {codes ? <Codes codes={codes} email={email} /> : <Renewal />}
    </>
  )
}

function Codes({ codes, email }: { codes: string[]; email: string }) {
  const texts = useTexts().secondFactor
  const href = useHref()
  // A data URL: downloading needs no script and does not send the codes to a server again.
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent([`${texts.listTitle}, ${email}`, '', ...codes, ''].join('\n'))}`
  return (
    <>
      <p>{texts.codesText}</p>
      <section className="sheet stack" aria-labelledby="codes">
        <h2 id="codes">{texts.listTitle}</h2>
        <p>{email}</p>
        <ol className="recovery-codes">
          {codes.map((code) => (
            <li key={code}>
              <code className="copyable">{code}</code>
            </li>
          ))}
        </ol>
        <p className="screen-only">
          <a className="target" href={file} download={texts.fileName}>
            {texts.download}
          </a>
        </p>
      </section>
      <p>
        <a className="button" href={href(paths.account())}>
          {texts.kept}
        </a>
      </p>
    </>
  )
}

function Renewal() {
  const texts = useTexts().secondFactor
  const href = useHref()
  return (
    <>
      <p>{texts.notShown}</p>
      <p>{texts.renewText}</p>
      <OfficeForm action={paths.recoveryCodes()} button={texts.renew}>
        <CodeField hint={texts.renewHint} />
      </OfficeForm>
      <p>
        <a className="target" href={href(paths.account())}>
          {texts.back}
        </a>
      </p>
    </>
  )
}
