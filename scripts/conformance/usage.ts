/** The options of the command line, for the parser and for --help. */
const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;
export const OPTIONS = {
  account: text,
  'password-env': text,
  anonymous: flag,
  'second-account': text,
  'second-password-env': text,
  'company-account': text,
  'company-password-env': text,
  'lock-account': text,
  'spare-account': { type: 'string', multiple: true },
  'unused-mobile': text,
  outbox: text,
  'client-id': text,
  'client-secret-env': text,
  'redirect-uri': text,
  'base-path': text,
  template: flag,
  area: { type: 'string', multiple: true },
  endpoint: { type: 'string', multiple: true },
  specification: flag,
  'allow-changes': flag,
  'allow-messages': flag,
  'allow-verifications': flag,
  timeout: text,
  rate: text,
  report: text,
  config: text,
  help: { type: 'boolean', short: 'h' },
} as const;

export const USAGE = `Checks a server against the contract of docs/api.md.

  npm run conformance -- ADDRESS --account NAME [options]

ADDRESS is the address of the portal for users, such as https://portal.example.com or https://example.com/portal/.

Accounts
  --account NAME              an account for tests; its password is in PORTAL_PASSWORD, or is asked for.
                              For a legal entity write legal:NAME, here and below
  --password-env NAME         another variable with its password
  --second-account NAME       another account, of another person (PORTAL_SECOND_PASSWORD)
  --second-password-env NAME  another variable with its password
  --company-account NAME      an account that leads a company (PORTAL_COMPANY_PASSWORD)
  --company-password-env NAME another variable with its password
  --anonymous                 no account: only what visitors see
Test environment
  --outbox URL                returns the messages that were sent, as GET /mock/outbox does
  --unused-mobile +86:NUMBER  a mobile number without an account, to which you may send messages
  --lock-account NAME         an account that may be locked for 15 minutes (PORTAL_LOCK_PASSWORD, optional)
  --spare-account NAME        an account with a mail address that the run uses up; may be given twice
                              (PORTAL_SPARE_PASSWORD)
  --client-id ID, --redirect-uri URI, --client-secret-env NAME
                              a registered application; its secret is in PORTAL_CLIENT_SECRET
  --template                  also the calls of the legacy template's screens
  --base-path PATH            the path before /anonApi, behind a gateway
Permissions
  --allow-changes             writes that are undone afterwards
  --allow-messages            sends text messages to the account and to --unused-mobile
  --allow-verifications       sends ten queries to registries about a person who does not exist, and an eleventh that
                              has to be refused, from the second account
Run
  --area NAME                 only this area; may be repeated
  --endpoint NAME             only this endpoint, an operation of docs/openapi.json; may be repeated
  --specification             only the checks of kind specification
  --timeout SECONDS           for each call, 10 by default
  --rate NUMBER               requests per second, 40 by default
  --report FILE.md            writes the findings in the order of repair
  --report FOLDER             writes conformance.json and conformance.junit.xml
  --config FILE               options as JSON, see docs/conformance.md
  --help

Exit codes: 0 all checks passed, 1 findings, 2 the run could not be completed, 130 after Ctrl-C.`;
