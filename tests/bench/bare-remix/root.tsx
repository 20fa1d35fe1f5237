export { default, Layout, links, meta } from '~/root'

export function loader() {
  return { language: 'de' }
}
