import { CodeField } from '~/kit/code-field'
import { useTexts } from '~/kit/language'
import { OfficeForm } from '~/kit/office-form'
import { paths } from '~/paths'
import { PasswordField } from './password-fields'

export type Off = { status: 'off'; hasPassword: boolean }
export type Begun = { status: 'begun'; secret: string; uri: string; image: string }

export function ToBegin({ factor, email }: { factor: Off; email: string }) {
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

export function ToConfirm({ factor }: { factor: Begun }) {
  const texts = useTexts().secondFactor
  return (
    <>
      <section className="sheet stack" aria-labelledby="verbinden">
        <h2 id="verbinden">{texts.scanTitle}</h2>
        <p>{texts.scan}</p>
        <img className="qr-code on-white" src={factor.image} alt={texts.picture} width="240" height="240" />
        <p>
          <a className="target" href={factor.uri}>
            {texts.openApp}
          </a>
        </p>
        <p>{texts.key}</p>
        <p>
          <code className="copyable secret-key">{factor.secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
        </p>
      </section>
      <section className="stack" aria-labelledby="bestaetigen">
        <h2 id="bestaetigen">{texts.confirmTitle}</h2>
        <p>{texts.confirmText}</p>
        <OfficeForm action={paths.secondFactorConfirmation()} button={texts.confirm}>
          <CodeField hint={texts.confirmHint} inputMode="numeric" />
        </OfficeForm>
        <p className="small soft">{texts.clock}</p>
      </section>
    </>
  )
}
