import { useLoaderData } from '@remix-run/react'
import type { RouteHandle } from '~/auth/access'
import { readServiceCondition } from './condition.server'
import { ConditionPage } from './condition-page'

export const handle = {
  access: 'manage_firm',
  title: (texts) => texts.condition.title,
} satisfies RouteHandle

export async function loader() {
  return readServiceCondition()
}

export default function Condition() {
  return <ConditionPage {...useLoaderData<typeof loader>()} />
}
