/**
 * Stands in for rc-util's 'Dom/dynamicCSS' in unit tests (jest.config.js): antd's styles stay out of the document.
 * jsdom lays nothing out, yet it would compare every element with every rule whenever a test asks for a role or a name:
 * four fifths of a form's test.
 */
export const updateCSS = () => document.createElement('style');
export const injectCSS = updateCSS;
export const removeCSS = () => undefined;
export const clearContainerCache = () => undefined;
