import { useTexts } from '~/kit/language'
import { FAULT_PARAMETER, type ProviderFault } from '~/paths'

const PROVIDER_FAULTS: readonly ProviderFault[] = ['anmeldedienst', 'antwort', 'abgelehnt', 'einladung']

export function providerFault(search: string): ProviderFault | undefined {
  const given = new URLSearchParams(search).get(FAULT_PARAMETER)
  return PROVIDER_FAULTS.find((fault) => fault === given)
}

export function Fault({ fault }: { fault: ProviderFault }) {
  const { title, text } = useTexts().signIn.refusals[fault]
  return (
    <div className="error-summary" role="alert" aria-labelledby="fehler">
      <h2 id="fehler">{title}</h2>
      <p>{text}</p>
    </div>
  )
}
