import {
  type FirstStep,
  isOptionalStep,
  PARTS,
  type FirstSteps as Props,
  STEPS,
} from '~/domain/tenants/first-steps'
import { useHref, useTexts } from '~/kit/language'
import { useFormAction } from '~/kit/office/form-action'
import { stepPath } from '~/kit/office/step-path'
import { Remark } from '~/kit/remark'
import { StatusMark } from '~/kit/status-mark'
import { paths } from '~/paths'
import { STEP_FIELD } from './forms'

export function FirstSteps(first: Props) {
  const texts = useTexts().firstSteps
  const { steps } = first
  const done = steps.filter(({ isDone }) => isDone).length
  return (
    <section className="sheet stack-tight" aria-labelledby="erste-schritte">
      <h2 id="erste-schritte">{texts.title}</h2>
      <p>{texts.text}</p>
      <p className="soft">{texts.done(done, steps.length)}</p>
      <div className="columns first-steps">
        {PARTS.map((part) => (
          <Part key={part} part={part} first={first} />
        ))}
      </div>
      <p className="soft">{texts.next}</p>
      {first.skipped > 0 ? <Skip label={texts.resume(first.skipped)} /> : null}
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
      {step === 'payslip' ? <Remark>{texts.before.payslip}</Remark> : null}
      {isOptionalStep(step) ? (
        <Skip step={step} label={texts.skip} name={texts.skipOf(texts.steps[step])} />
      ) : null}
    </>
  )
}

/** Leaves a step out, or, without one, shows again all that were. */
function Skip({ step, label, name }: { step?: FirstStep['step']; label: string; name?: string }) {
  const actionOf = useFormAction()
  return (
    <form method="post" action={actionOf(paths.firstStepSkip())}>
      {step === undefined ? null : <input type="hidden" name={STEP_FIELD} value={step} />}
      <button type="submit" className="act" aria-label={name}>
        {label}
      </button>
    </form>
  )
}
