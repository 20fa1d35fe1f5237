import { formatMoment } from '~/i18n/format'
import { paths } from '~/paths'
import { Notice } from '../banner'
import { ErrorSummary } from '../error-summary'
import { useHref, useLanguage, useTexts } from '../language'
import { useRefusal } from '../refusal'
import { type Begun, type Off, ToBegin, ToConfirm } from './second-factor-setup'

type On = { status: 'on'; since: string; recoveryCodesLeft: number }

interface Props {
  email: string
  /** The firm that demands a factor that is still missing. */
  firm: string | null
  factor: Off | Begun | On
}

export function SecondFactorPage({ email, firm, factor }: Props) {
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
      {firm === null ? null : <Notice title={texts.demanded(firm)} />}
      <p>{texts.text}</p>
      {factor.status === 'off' ? <ToBegin factor={factor} email={email} /> : null}
      {factor.status === 'begun' ? <ToConfirm factor={factor} /> : null}
      {factor.status === 'on' ? <IsOn factor={factor} /> : null}
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
