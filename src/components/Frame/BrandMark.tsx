/** The portal's logo: a doorway in a shield, in the theme's color. */
export function BrandMark() {
  return (
    <svg className="brand-mark" viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      <path d="M32 4 8 13v17c0 15 10 25 24 30 14-5 24-15 24-30V13Z" fill="currentColor" opacity="0.16" />
      <path
        d="M32 4 8 13v17c0 15 10 25 24 30 14-5 24-15 24-30V13Z"
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path
        d="M23 46V30a9 9 0 0 1 18 0v16M18 46h28M37 36v3"
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
