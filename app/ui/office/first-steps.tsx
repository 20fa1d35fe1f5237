import type { FirstSteps as Props } from '~/domain/office/first-steps.server'
import { paths } from '~/paths'
import { useHref, useTexts } from '../language'
import { StatusMark } from '../status-mark'

/** What a new firm does first; what is done has no link any more. */
export function FirstSteps({ steps, tenantId }: Props) {
  const texts = useTexts().firstSteps
  const href = useHref()
  const done = steps.filter(({ isDone }) => isDone).length
  const pathOf = pathsOfSteps(tenantId)
  return (
    <section className="sheet stack-tight" aria-labelledby="erste-schritte">
      <h2 id="erste-schritte">{texts.title}</h2>
      <p>{texts.text}</p>
      <p className="soft">{texts.done(done, steps.length)}</p>
      <ol className="first-steps">
        {steps.map(({ step, isDone }) => (
          <li key={step}>
            {isDone ? (
              <StatusMark shape="done">{`${texts.steps[step]}: ${texts.isDone}`}</StatusMark>
            ) : (
              <>
                <a className="target" href={href(pathOf[step])}>
                  {texts.steps[step]}
                </a>
                {step === 'customer' || step === 'employee' ? (
                  <>
                    {' '}
                    <a className="target" href={href(paths.imports(`${step}s`))}>
                      {texts.import[step]}
                    </a>
                  </>
                ) : null}
              </>
            )}
          </li>
        ))}
      </ol>
      <p className="soft">{texts.next}</p>
    </section>
  )
}

function pathsOfSteps(tenantId: string): Record<Props['steps'][number]['step'], string> {
  return {
    tax_number: paths.tenantAddress(tenantId),
    bank: paths.tenantBank(tenantId),
    company: paths.tenantCompany(tenantId),
    customer: paths.newCustomer(),
    contract: paths.customers(),
    invoice: paths.newInvoice(),
    employee: paths.newEmployee(),
    pay: paths.employees(),
    payslip: paths.payslips(),
    colleague: paths.users(),
  }
}
