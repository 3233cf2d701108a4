const { TestEnvironment: DomEnvironment } = require('jest-environment-jsdom');
const { TestEnvironment: NodeEnvironment } = require('jest-environment-node');

/** Component tests (*.test.tsx) have a DOM. Other tests have one only if their first comment requests it. */
module.exports = function Environment(config, context) {
  const Chosen = context.testPath.endsWith('.tsx') ? DomEnvironment : NodeEnvironment;
  return new Chosen(config, context);
};
