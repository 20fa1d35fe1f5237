import { data } from '@remix-run/node'

/** Every address that no other route serves. */
export function loader() {
  throw data(null, { status: 404 })
}

export function action() {
  throw data(null, { status: 404 })
}

export default function Unknown() {
  return null
}
