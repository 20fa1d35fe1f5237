import { Notice } from '~/kit/banner'
import { ErrorSummary } from '~/kit/error-summary'
import { useTexts } from '~/kit/language'
import { BackLink } from '~/kit/records/back-link'
import { useRefusal } from '~/kit/refusal'
import { paths } from '~/paths'
import { IsOn, type On } from './second-factor-on'
import { type Begun, type Off, ToBegin, ToConfirm } from './second-factor-setup'

interface Props {
  email: string
  /** The firm whose required factor is missing. */
  firm: string | null
  factor: Off | Begun | On
}

export function SecondFactorPage({ email, firm, factor }: Props) {
  const texts = useTexts().secondFactor
  return (
    <>
      <ErrorSummary faults={useRefusal().faults} />
      <BackLink to={paths.account()} label={texts.back} />
      <h1>{texts.title}</h1>
      {firm === null ? null : <Notice title={texts.demanded(firm)} />}
      <p>{texts.text}</p>
      {factor.status === 'off' ? <ToBegin factor={factor} email={email} /> : null}
      {factor.status === 'begun' ? <ToConfirm factor={factor} /> : null}
      {factor.status === 'on' ? <IsOn factor={factor} /> : null}
    </>
  )
}
