import { type FirstStep, PARTS, type FirstSteps as Props, STEPS } from '~/domain/tenants/first-steps'
import { useHref, useTexts } from '~/kit/language'
import { stepPath } from '~/kit/office/step-path'
import { StatusMark } from '~/kit/status-mark'
import { paths } from '~/paths'

export function FirstSteps(first: Props) {
  const texts = useTexts().firstSteps
  const { steps } = first
  const done = steps.filter(({ isDone }) => isDone).length
  return (
    <section className="sheet stack-tight" aria-labelledby="erste-schritte">
      <h2 id="erste-schritte">{texts.title}</h2>
      <p>{texts.text}</p>
      <p className="soft">{texts.done(done, steps.length)}</p>
      <div className="first-steps">
        {PARTS.map((part) => (
          <Part key={part} part={part} first={first} />
        ))}
      </div>
      <p className="soft">{texts.next}</p>
    </section>
  )
}

function Part({ part, first }: { part: (typeof PARTS)[number]; first: Props }) {
  const texts = useTexts().firstSteps
  const steps = first.steps.filter(({ step }) => STEPS[step].part === part)
  if (steps.length === 0) return null
  return (
    <section aria-labelledby={`schritte-${part}`}>
      <h3 id={`schritte-${part}`}>{texts.parts[part]}</h3>
      <ol>
        {steps.map((one) => (
          <li key={one.step}>
            <Step one={one} first={first} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function Step({ one: { step, isDone }, first }: { one: FirstStep; first: Props }) {
  const texts = useTexts().firstSteps
  const href = useHref()
  if (isDone) return <StatusMark shape="done">{`${texts.steps[step]}: ${texts.isDone}`}</StatusMark>
  return (
    <>
      <a className="target" href={href(stepPath(step, first))}>
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
  )
}
