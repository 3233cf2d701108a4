/** Illustration of the portal: an open door, its key, and the seals of verified data. Decorative. */
export function SignInScene() {
  return (
    <svg className="scene" viewBox="0 0 440 300" aria-hidden="true" focusable="false">
      <g className="scene-glow">
        <circle cx="220" cy="150" r="140" />
        <circle cx="220" cy="150" r="96" />
      </g>
      <path className="scene-line quiet" d="M28 262h384M60 280h120M250 280h96" />
      <path className="scene-fill" d="M160 262V128a60 60 0 0 1 120 0v134Z" />
      <path className="scene-line" d="M160 262V128a60 60 0 0 1 120 0v134M146 262h148" />
      <path className="scene-light" d="M174 262V130a46 46 0 0 1 92 0v132Z" />
      <path className="scene-fill" d="M266 130v132l-38-18V120a46 46 0 0 1 12-28 46 46 0 0 1 26 38Z" />
      <path className="scene-line" d="M266 262l-38-18V120a46 46 0 0 1 12-28M237 182v14" />
      <path className="scene-line quiet dashed" d="M112 92c16-34 50-58 92-64M330 78c24 24 36 52 36 84" />
      <g className="scene-card">
        <rect x="44" y="104" width="92" height="66" rx="10" />
        <circle cx="66" cy="128" r="9" />
        <path d="M84 124h38M84 134h26M56 154h64" />
      </g>
      <g className="scene-card">
        <path d="M362 176l10 4 11-2 6 9 10 5-1 11 5 10-7 9-1 11-11 3-8 8-10-5-11 2-6-10-10-5 2-11-5-10 8-8 2-11 11-2Z" />
        <path className="strong" d="M360 206l8 8 15-17" />
      </g>
      <g className="scene-card">
        <path d="M330 40a20 20 0 1 0-12 27l10 10h10v10h10v10h16V81l-24-24a20 20 0 0 0 1-17Z" />
        <circle cx="308" cy="44" r="5" />
      </g>
      <g className="scene-card">
        <path d="M86 206l30 11v19c0 19-12 30-30 37-18-7-30-18-30-37v-19Z" />
        <path className="strong" d="M74 238l9 9 16-18" />
      </g>
    </svg>
  );
}
