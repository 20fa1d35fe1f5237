export { default, Layout, links } from '~/root'

export function loader() {
  return { language: 'de' }
}
