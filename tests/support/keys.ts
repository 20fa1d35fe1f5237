// The keys of the environment that every test runs in, so that what factories sign and seal opens in a route.
export { keyring, vault } from '~/keys.server'
