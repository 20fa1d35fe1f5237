import type { OwnSession } from '~/domain/users/accounts/own-sessions.server'
import { formatMoment } from '~/i18n/format'
import { Confirmation } from '~/kit/banner'
import { ErrorSummary } from '~/kit/error-summary'
import { Facts } from '~/kit/facts'
import { SESSION_FIELD } from '~/kit/forms/form-fields'
import { useLanguage, useTexts } from '~/kit/language'
import { OfficeForm } from '~/kit/office-form'
import { PageHead } from '~/kit/records/page-head'
import { useRefusal } from '~/kit/refusal'
import { SavedBanner, useSaved } from '~/kit/saved'
import { SelectField } from '~/kit/select-field'
import { paths } from '~/paths'
import { deviceOf } from './device'
import { PasswordField } from './password-fields'
import { SessionTable } from './session-table'

interface Props {
  name: string
  email: string
  sessions: OwnSession[]
  secondFactor: { isOn: boolean; recoveryCodesLeft: number }
  hasPassword: boolean
}

export function SessionsPage({ name, email, sessions, secondFactor, hasPassword }: Props) {
  const texts = useTexts().account
  const isProven = useSaved(texts.saved) === 'firmenkonto'
  const factorTexts = useTexts().secondFactor
  const language = useLanguage()
  const others = sessions
    .filter(({ isThis }) => !isThis)
    .map(({ id, userAgent, lastUsedAt }) => ({
      value: id,
      label: `${deviceOf(userAgent) ?? texts.unknownDevice}, ${formatMoment(lastUsedAt, language)}`,
    }))
  const choices = [{ value: '', label: texts.allOthers }, ...others]
  return (
    <>
      {isProven ? <ProvenByProvider /> : <SavedBanner saved={texts.saved} />}
      <ErrorSummary faults={useRefusal().faults} />
      <PageHead
        title={texts.title}
        others={[
          { label: texts.changePassword, to: paths.password() },
          { label: texts.signIns.title, to: paths.signIns() },
          { label: factorTexts.title, to: paths.secondFactor() },
        ]}
      />
      <p>{texts.signedInAs(name, email)}</p>
      <Facts
        facts={[
          {
            label: factorTexts.title,
            value: secondFactor.isOn
              ? `${factorTexts.isOn} ${factorTexts.left(secondFactor.recoveryCodesLeft)}`
              : factorTexts.isOff,
          },
        ]}
      />
      <section className="stack-tight" aria-labelledby="sitzungen">
        <h2 id="sitzungen">{texts.sessions}</h2>
        <SessionTable sessions={sessions} />
        {others.length > 0 ? (
          <OfficeForm action={paths.account()} button={texts.end} isQuiet>
            <SelectField name={SESSION_FIELD} label={texts.endWhich} value="" options={choices} />
            {hasPassword ? (
              <>
                <input type="hidden" name="username" autoComplete="username" value={email} />
                <PasswordField label={texts.endPassword} />
              </>
            ) : null}
          </OfficeForm>
        ) : null}
      </section>
    </>
  )
}

/**
 * After the first sign-in at the provider: credentials that others may have set up for the address have been
 * removed.
 */
function ProvenByProvider() {
  const texts = useTexts().account
  return (
    <Confirmation id="gespeichert" title={texts.saved.firmenkonto}>
      <p>{texts.clearedByProvider}</p>
    </Confirmation>
  )
}
