import { expect, it } from 'vitest';
import { asModule, byName } from './react-modules.ts';

const FILE = `"use strict";
var Scheduler = require("scheduler"),
  React = require("react");
exports.unstable_now = void 0;
if (typeof performance === "object") {
  exports.unstable_now = function () {
    return performance.now();
  };
}
exports.useState = function (initial) {
  return React.useState(initial, exports.unstable_now());
};`;

it('makes a module of a file that is written for Node’s old way of loading', () => {
  expect(asModule(FILE)).toBe(`"use strict";
import * as Scheduler from "scheduler";
import * as React from "react";
let exported_unstable_now = void 0;
if (typeof performance === "object") {
  exported_unstable_now = function () {
    return performance.now();
  };
}
let exported_useState = function (initial) {
  return React.useState(initial, exported_unstable_now());
};
export { exported_unstable_now as unstable_now, exported_useState as useState };
`);
});

it.each([
  ['exports nothing that is known', 'module.exports = {};'],
  ['asks for others while it runs', 'exports.a = 1;\nif (b) require("c");'],
])('stops the build where a file %s', (_, code) => {
  expect(() => asModule(code)).toThrow('written in another way');
});

it('takes from React by name what a package looks up under a text', () => {
  const before = `import React3 from "react";
var REACT_USE = "use";
var one = React3[REACT_USE];
var two = React[" useId ".trim().toString()] || (() => void 0);
var other = React3[UNKNOWN];`;
  expect(byName(before)).toBe(`import * as React3 from "react";
var REACT_USE = "use";
var one = React3.use;
var two = React.useId || (() => void 0);
var other = React3[UNKNOWN];`);
});
