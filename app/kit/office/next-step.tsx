import { useLocation, useRouteLoaderData } from '@remix-run/react'
import { type FirstSteps, nextStep } from '~/domain/tenants/first-steps'
import { paths } from '~/paths'
import { useHref, useTexts } from '../language'
import { stepPath } from './step-path'

const PAYROLL = /^\/buero\/(mitarbeiter|stunden|lohnzettel)/

/** After saving, links a new firm to its next step. */
export function NextStep() {
  const texts = useTexts().firstSteps
  const href = useHref()
  const frame = useRouteLoaderData('office/layout') as { firstSteps: FirstSteps | null } | undefined
  const first = frame?.firstSteps
  const { pathname } = useLocation()
  const step = first ? nextStep(first.steps, PAYROLL.test(pathname) ? 'payslip' : 'invoice') : undefined
  if (!first || step === undefined) return null
  return (
    <p className="links-in-line">
      {texts.goOn.label}{' '}
      <a className="target" href={href(stepPath(step, first))}>
        {texts.steps[step]}
      </a>{' '}
      <a className="target" href={href(paths.office())}>
        {texts.goOn.all}
      </a>
    </p>
  )
}
