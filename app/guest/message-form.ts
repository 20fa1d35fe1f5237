import * as z from 'zod'
import { message, optionalEmail } from '~/kit/forms/fields'

export const messageForm = z.object({ message: message(), reply_to: optionalEmail() })
