/**
 * Replaces 'Dom/dynamicCSS' of rc-util in unit tests (jest.config.js), so that antd adds no styles to the document.
 * For each query by role or name, jsdom would match every element against every rule, which takes most of the time
 * of a form's test.
 */
export const updateCSS = () => document.createElement('style');
export const injectCSS = updateCSS;
export const removeCSS = () => undefined;
export const clearContainerCache = () => undefined;
