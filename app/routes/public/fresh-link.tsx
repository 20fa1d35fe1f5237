import { data, type LoaderFunctionArgs } from '@remix-run/node'
export function loader(_: LoaderFunctionArgs) {
  throw data(null, { status: 404 })
}
export default function Placeholder() {
  return null
}
