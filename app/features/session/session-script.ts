import { TOKEN_KEY } from '#contract/constants.ts';

/** Runs before the first paint, so that server HTML shows the half that is meant for this visitor. */
export const SESSION_SCRIPT = `{let s="out";try{localStorage.getItem(${JSON.stringify(TOKEN_KEY)})&&(s="in")}catch{}document.documentElement.dataset.session=s}`;
