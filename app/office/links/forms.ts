import * as z from 'zod'
import { FORM_KEY_FIELD } from '~/kit/forms/form-fields'

export const linkMailForm = z.object({
  recipient: z.string().max(254).default(''),
  [FORM_KEY_FIELD]: z.string().max(64).default(''),
})
