import * as z from 'zod'
import { type FirstStep, STEPS } from '~/domain/tenants/first-steps'

export const STEP_FIELD = 'schritt'

const steps = Object.keys(STEPS) as FirstStep['step'][]

/** Without a step, all that were skipped are shown again; an unknown one is refused. */
export const stepForm = z.object({ [STEP_FIELD]: z.enum(steps).optional() })
