import { randomUUID } from 'node:crypto'
import type { Args, RouteHandle } from '~/auth/access'
import { saved } from '~/http/redirect.server'
import { sha256 } from '~/http/sha256.server'
import { FORM_KEY_FIELD } from '~/kit/forms/form-fields'
import { carryOutForm } from '~/kit/forms/office-form.server'
import { paths } from '~/paths'
import { GOES_ON_FIELD, replyForm } from './forms'
import { replyFromOffice } from './reply.server'

export const handle = { access: 'handle_tasks' } satisfies RouteHandle

/** Answers by mail. */
export function action({ request, scope, params: { taskId } }: Args<typeof handle, 'taskId'>) {
  const page = paths.task(taskId)
  return carryOutForm(
    { request, schema: replyForm, page },
    async ({ message, [GOES_ON_FIELD]: goesOn, [FORM_KEY_FIELD]: formKey }) => {
      const sent = formKey === '' ? randomUUID() : sha256(JSON.stringify([taskId, formKey, message]))
      const { isSent } = await replyFromOffice(scope, taskId, {
        message,
        formKey: sent,
        isLast: !goesOn,
      })
      if (!isSent) return { faults: { message: 'no_address' } }
      return saved<'tasks'>(request, page, goesOn ? 'antwort' : 'beantwortet')
    },
  )
}
