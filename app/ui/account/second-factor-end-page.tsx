import type { OfficeFrame } from '~/domain/office/frame.server'
import { paths } from '~/paths'
import { ErrorSummary } from '../error-summary'
import { useHref, useTexts } from '../language'
import { OfficePage } from '../office/office-page'
import { useRefusal } from '../refusal'
import { AccountForm } from './account-form'
import { PasswordField } from './password-fields'

/** Switches the second factor off. */
export function SecondFactorEndPage({ frame, email }: { frame: OfficeFrame; email: string }) {
  const texts = useTexts().secondFactor
  const href = useHref()
  return (
    <OfficePage frame={frame}>
      <ErrorSummary faults={useRefusal().faults} />
      <h1>{texts.endTitle}</h1>
      <p>{texts.endText}</p>
      <AccountForm action={paths.secondFactorEnd()} button={texts.end}>
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <PasswordField label={texts.proof} />
      </AccountForm>
      <p>
        <a className="target" href={href(paths.account())}>
          {texts.back}
        </a>
      </p>
    </OfficePage>
  )
}
