import { formatLongMoment } from '~/i18n/format'
import { ContactLine } from '~/kit/contact'
import { ErrorSummary } from '~/kit/error-summary'
import { TextField } from '~/kit/field'
import { PostForm } from '~/kit/form'
import { useReaderLanguage, useTexts } from '~/kit/language'
import { Page } from '~/kit/page'
import { fieldOf, useRefusal } from '~/kit/refusal'
import { SavedBanner } from '~/kit/saved'
import { paths } from '~/paths'
import type { CodePageData } from './code.server'

/** Asks for the code before showing payslips. Must not reveal whose they are. */
export function CodePage({ token, firm, state, nextAt, formKeys }: CodePageData) {
  const { code: texts, saved } = useTexts().employee
  const refusal = useRefusal()
  const language = useReaderLanguage()
  const canEnter = state === 'sent'
  const isUnreachable = state === 'no_address' || state === 'address_held'
  return (
    <Page firm={firm} footer={<ContactLine tenant={firm} />} isNarrow>
      <ErrorSummary faults={refusal.faults} isQuestion />
      <h1>{texts.title}</h1>
      {canEnter ? <SavedBanner saved={saved} /> : null}
      {state === 'no_address' ? <p>{texts.noAddress(firm.name)}</p> : null}
      {state === 'address_held' ? <p>{texts.addressHeld(firm.name)}</p> : null}
      {state === 'none' ? <p>{texts.text(firm.name)}</p> : null}
      {canEnter ? (
        <PostForm action={paths.employeeCode(token)} formKey={formKeys.code}>
          <TextField
            {...fieldOf(refusal, 'code')}
            label={texts.label}
            hint={texts.hint}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={20}
          />
          <button type="submit" className="button">
            {texts.open}
          </button>
        </PostForm>
      ) : null}
      {!isUnreachable && nextAt !== null ? <p>{texts.next(formatLongMoment(nextAt, language))}</p> : null}
      {isUnreachable || nextAt !== null ? null : (
        <PostForm action={paths.employeeCodeRequest(token)} formKey={formKeys.request}>
          <button type="submit" className={canEnter ? 'button button-quiet' : 'button'}>
            {canEnter ? texts.requestAgain : texts.request}
          </button>
        </PostForm>
      )}
    </Page>
  )
}
