import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { listOwnLayouts } from '~/domain/bank/formats/csv/own-layouts.server'
import { listRules } from '~/domain/bank/rules.server'
import { house } from '~/house.server'
import { RulesPage } from './rules-page'

export const handle = {
  access: 'keep_invoices',
  title: (texts) => texts.bank.rules.title,
} satisfies RouteHandle

export async function loader({ scope }: Args<typeof handle>) {
  return {
    rules: await listRules(house.reader, scope),
    layouts: await listOwnLayouts(house.reader, scope),
  }
}

export default function Rules() {
  return <RulesPage {...useLoaderData<typeof loader>()} />
}
