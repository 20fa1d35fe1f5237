import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { carryOutWish, readWish, WishConflict } from '~/domain/office/wish.server'
import { may } from '~/domain/rights'
import { getTask } from '~/domain/tasks/find.server'
import { carryOutForm } from '~/forms/office-form.server'
import { addressWishForm, bankWishForm } from '~/forms/task-forms'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { paths } from '~/paths'
import { WishPage } from '~/ui/tasks/wish-page'

export const handle = {
  access: 'handle_tasks',
  title: (texts) => texts.tasks.wish.title,
} satisfies RouteHandle

export async function loader({ scope, params }: Args<typeof handle, 'taskId'>) {
  const task = await getTask(house.reader, scope, params.taskId)
  const wish = await readWish(house.reader, house.vault, scope, task)
  if (wish.kind === 'address') return { task, account: null, mandates: [] }
  const { iban, ...account } = wish.account
  const mayCompare = may(scope.role, 'keep_customers')
  return { task, account: mayCompare ? { ...account, iban } : account, mandates: wish.mandates }
}

/** Writes the wish into the record. An account is changed by those alone who say that they have asked. */
export async function action({ request, scope, params: { taskId } }: Args<typeof handle, 'taskId'>) {
  const { kind } = await getTask(house.reader, scope, taskId)
  const schema = kind === 'bank' ? bankWishForm : addressWishForm
  const page = kind === 'bank' ? paths.taskWish(taskId) : paths.task(taskId)
  const conflict = { of: WishConflict, at: 'form' }
  return carryOutForm({ request, schema, conflict, page }, async ({ revision }) => {
    await carryOutWish(house, scope, taskId, revision)
    return saved<'tasks'>(request, paths.task(taskId), 'umgesetzt')
  })
}

export default function TaskWish() {
  return <WishPage {...useLoaderData<typeof loader>()} />
}
