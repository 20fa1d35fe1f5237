import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { hasRecords, searchOffice } from '~/domain/search/search.server'
import { house } from '~/house.server'
import { readSearchQuery } from '~/kit/forms/search-query'
import { SearchPage } from './search-page'

export const handle = {
  access: 'use_office',
  title: (texts) => texts.search.title,
} satisfies RouteHandle

export async function loader({ request, scope }: Args<typeof handle>) {
  const { isTooShort, ...query } = readSearchQuery(request)
  const found = isTooShort ? null : await searchOffice(house.reader, scope, query)
  const isFound = found && Object.values(found).some((group) => group?.items.length)
  return {
    search: query.search,
    found,
    isBare: !isFound && !(await hasRecords(house.reader, scope)),
  }
}

export default function Search() {
  return <SearchPage {...useLoaderData<typeof loader>()} />
}
