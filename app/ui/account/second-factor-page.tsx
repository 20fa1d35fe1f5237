import { formatMoment } from '~/i18n/format'
import { paths } from '~/paths'
import { ErrorSummary } from '../error-summary'
import { useHref, useLanguage, useTexts } from '../language'
import { OfficeForm } from '../office-form'
import { useRefusal } from '../refusal'
import { CodeField } from './code-field'
import { PasswordField } from './password-fields'

type Off = { standing: 'off'; hasPassword: boolean }
type Begun = { standing: 'begun'; secret: string; image: string }
type On = { standing: 'on'; since: string; recoveryCodesLeft: number }

interface Props {
  email: string
  factor: Off | Begun | On
}

export function SecondFactorPage({ email, factor }: Props) {
  const texts = useTexts().secondFactor
  const href = useHref()
  return (
    <>
      <ErrorSummary faults={useRefusal().faults} />
      <p>
        <a className="target" href={href(paths.account())}>
          {texts.back}
        </a>
      </p>
      <h1>{texts.title}</h1>
      <p>{texts.text}</p>
      {factor.standing === 'off' ? <ToBegin factor={factor} email={email} /> : null}
      {factor.standing === 'begun' ? <ToConfirm factor={factor} /> : null}
      {factor.standing === 'on' ? <IsOn factor={factor} /> : null}
    </>
  )
}

function ToBegin({ factor, email }: { factor: Off; email: string }) {
  const texts = useTexts().secondFactor
  if (!factor.hasPassword) return <p>{texts.provider}</p>
  return (
    <>
      <p>{texts.app}</p>
      <OfficeForm action={paths.secondFactor()} button={texts.begin}>
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <PasswordField label={texts.beginPassword} />
      </OfficeForm>
    </>
  )
}

function ToConfirm({ factor }: { factor: Begun }) {
  const texts = useTexts().secondFactor
  return (
    <>
      <section className="sheet stack" aria-labelledby="verbinden">
        <h2 id="verbinden">{texts.scanTitle}</h2>
        <p>{texts.scan}</p>
        <img className="qr-code" src={factor.image} alt={texts.picture} width="240" height="240" />
        <p>{texts.key}</p>
        <p>
          <code className="copyable secret-key">{factor.secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
        </p>
      </section>
      <section className="stack" aria-labelledby="bestaetigen">
        <h2 id="bestaetigen">{texts.confirmTitle}</h2>
        <p>{texts.confirmText}</p>
        <OfficeForm action={paths.secondFactorConfirmation()} button={texts.confirm}>
          <CodeField hint={texts.confirmHint} />
        </OfficeForm>
        <p className="small soft">{texts.clock}</p>
      </section>
    </>
  )
}

function IsOn({ factor }: { factor: On }) {
  const texts = useTexts().secondFactor
  const language = useLanguage()
  const href = useHref()
  return (
    <>
      <p>
        <strong>{texts.on(formatMoment(factor.since, language))}</strong>{' '}
        {texts.left(factor.recoveryCodesLeft)}
      </p>
      <ul className="office-links">
        <li>
          <a className="target" href={href(paths.recoveryCodes())}>
            {texts.renew}
          </a>
        </li>
        <li>
          <a className="target" href={href(paths.secondFactorEnd())}>
            {texts.endTitle}
          </a>
        </li>
      </ul>
      <p>{texts.lost}</p>
    </>
  )
}
