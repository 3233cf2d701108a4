/** The options of the command line, for the parser and for people. */
const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;
/** As parseArgs takes them. */
export const OPTIONS = {
  account: text,
  'password-env': text,
  anonymous: flag,
  'second-account': text,
  'second-password-env': text,
  'company-account': text,
  'company-password-env': text,
  'lock-account': text,
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

/** The text of --help. */
export const USAGE = `Asks a server whether it keeps the contract of docs/api.md.

  npm run conformance -- ADDRESS --account NAME [options]

ADDRESS is where people open the portal, such as https://portal.example.com or https://example.com/portal/.

Who asks
  --account NAME              an account for tests; its password is in PORTAL_PASSWORD, or is asked for.
                              Of a legal entity it is legal:NAME, here and below
  --password-env NAME         another variable with its password
  --second-account NAME       another one, whose owner has nothing to do with the first (PORTAL_SECOND_PASSWORD)
  --second-password-env NAME  another variable with its password
  --company-account NAME      one that leads a company (PORTAL_COMPANY_PASSWORD);
  --company-password-env NAME another variable with its password
  --anonymous                 no account: only what visitors see
What there is
  --outbox URL                answers the messages that were sent, as GET /mock/outbox does
  --unused-mobile +86:NUMBER  a mobile number that no account has, and that you may send messages to
  --lock-account NAME         an account that may be locked for 15 minutes (PORTAL_LOCK_PASSWORD, if there is one)
  --client-id ID, --redirect-uri URI, --client-secret-env NAME
                              a registered application; its secret is in PORTAL_CLIENT_SECRET
  --template                  the calls of the legacy template's screens too
  --base-path PATH            what stands before /anonApi, behind a gateway
How far it may go
  --allow-changes             writes, each undone again
  --allow-messages            sends text messages to the account and to --unused-mobile
  --allow-verifications       sends ten queries to registries about a person who does not exist, and an eleventh that
                              has to be refused, from the second account
How it runs
  --area NAME                 one area, may come several times
  --endpoint NAME             only this endpoint, an operation of docs/openapi.json; may come several times
  --specification             only what the specification itself demands, and nothing of the portal's own rules
  --timeout SECONDS           for each call, 10 unless told
  --rate NUMBER               requests per second, 40 unless told
  --report FILE.md            writes the findings there, in the order in which to repair them
  --report FOLDER             writes conformance.json and conformance.junit.xml there
  --config FILE               the same as JSON, see docs/conformance.md
  --help

Exit codes: 0 all that was checked passed, 1 there are findings, 2 it could not run, 130 you stopped it.`;
